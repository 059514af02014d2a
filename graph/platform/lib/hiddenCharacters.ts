// Invisible characters, such as direction marks and joiners, can make two different names look the same.

/** Joiners and tags that change the visible text: in emoji, regional flags and scripts with joining letters. */
const required = [
  /(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})/gu,
  /(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}/gu,
  /(?<=[\p{Script=Arabic}\p{Script=Mongolian}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])\p{M}?[\u200C\u200D](?=\p{L}|\p{M}|$)/gu,
];
const hidden = /[\p{Cf}\p{Cc}\u115F\u1160\u2028\u2029\u3164\uFFA0]/u;

/** Whether a text has invisible characters that no script or emoji requires. */
export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(required.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text));
}
