/** Many browsers also name others for compatibility. Those come first. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A readable name of a browser from its `User-Agent`: 'Firefox on Linux'. Null for any other program. The result is one of a few
 * known texts, because the sender of a request chooses the header, and could write to the reader of a mail by it.
 */
export function browserName(userAgent: string | null): string | null {
  const [browser, system] = [browsers, systems].map((list) => list.find(([mark]) => mark.test(userAgent ?? ''))?.[1]);
  if (!browser) return null;
  return system ? `${browser} on ${system}` : browser;
}
