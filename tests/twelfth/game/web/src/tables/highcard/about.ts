import type { AboutGame } from "../contract";

export default {
  pitch: {
    de: "Eine Karte, ein Einsatz, und die höchste gewinnt.",
    en: "One card, one bet, and the highest wins.",
  },
  minutes: { 2: 5, 3: 5, 4: 5 },
  luck: "much",
  inlay: "M38 8h24v44H38zM50 22l6 10h-12z",
} satisfies AboutGame;
