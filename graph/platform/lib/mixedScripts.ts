// Alphabets with similar letters: one foreign letter in a word can imitate another member's name (Unicode Technical Standard 39,
// section 5). A text may contain words of different alphabets.

const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

const words = /[\p{L}\p{M}\p{N}]+/gu;

/** Whether a word mixes alphabets with similar letters, such as a Cyrillic А before Latin letters. */
export function hasMixedScripts(text: string): boolean {
  // NFKC maps decorative variants, such as full-width letters, to plain letters.
  const found = text.normalize('NFKC').match(words) ?? [];
  return found.some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1);
}
