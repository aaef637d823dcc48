// Looks again and again whether the server is back, and then goes to the page that was wanted.

const told = document.getElementById("told");
const LONGEST = 30;
let wait = 2; // seconds until the next look

async function look() {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) return location.reload();
  wait = Math.min(LONGEST, wait * 1.5);
  told.textContent = `Trying again in ${Math.round(wait)} seconds.`;
  setTimeout(look, wait * 1000);
}

document.getElementById("now").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
setTimeout(look, wait * 1000);
