import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import { stayFresh } from "./fresh.svelte";
import "./settings/contrast.css";

mount(App, { target: document.getElementById("app")! });
stayFresh();
