// ESLint: the type-checked rules of TypeScript and the rules of Svelte, for all of the client.

import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/generated/", "public/", "node_modules/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // `{#each list as _, i}` counts, and a method that others fill in names what it will get.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A handler may be async: what it does tells its own failures.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      // All HTML that is drawn so comes from our own icons and shapes.
      "svelte/no-at-html-tags": "off",
      // Most lists here never change their order; those that do have a key.
      "svelte/require-each-key": "off",
      // svelte-check, which reads the same comments, says which are needed.
      "svelte/no-unused-svelte-ignore": "off",
      // There are no stores here, and looking for them takes a fifth of the time.
      "svelte/require-store-reactive-access": "off",
      // State is replaced, never changed in place; what is changed in place is not drawn.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint does not see the types of components' props, so what they call back with is `any` to it.
    // svelte-check, which does see them, checks the same.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["tests/**"], // stand-ins for tables and the server say only what a test needs
    rules: {
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["*.js"], ...ts.configs.disableTypeChecked },
);
