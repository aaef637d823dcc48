// Looks again and again whether the server is back, and then goes to the page that was wanted.
// It speaks the language in which the client was read last (src/language/offline.ts), before that English.

const told = document.getElementById("told");
const LONGEST = 30;
let wait = 2; // seconds until the next look
let againIn = "Trying again in {seconds} s.";

function speak() {
  const said = JSON.parse(localStorage.getItem("everglow-offline") ?? "null");
  if (!said) return;
  document.documentElement.lang = said.lang;
  document.title = said.title;
  for (const part of document.querySelectorAll("[data-said]")) part.textContent = said[part.dataset.said];
  againIn = said.againIn;
}

async function look() {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) return location.reload();
  wait = Math.min(LONGEST, wait * 1.5);
  told.textContent = againIn.replace("{seconds}", Math.round(wait));
  setTimeout(look, wait * 1000);
}

document.getElementById("now").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
setTimeout(look, wait * 1000);
speak();
