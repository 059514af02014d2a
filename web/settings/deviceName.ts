/** Many programs also name other browsers for compatibility. Those programs come first in this list. */
const browsers = [
  { name: 'Edge', mark: /\bEdg(A|iOS)?\// },
  { name: 'Opera', mark: /\bOPR\// },
  { name: 'Samsung Internet', mark: /\bSamsungBrowser\// },
  { name: 'Firefox', mark: /\b(Firefox|FxiOS)\// },
  { name: 'Chrome', mark: /\b(Chrome|HeadlessChrome|CriOS)\// },
  { name: 'Safari', mark: /\bSafari\// },
];
const systems = [
  { name: 'iPhone', mark: /\biPhone\b/ },
  { name: 'iPad', mark: /\biPad\b/ },
  { name: 'Android', mark: /\bAndroid\b/ },
  { name: 'Windows', mark: /\bWindows\b/ },
  { name: 'ChromeOS', mark: /\bCrOS\b/ },
  { name: 'macOS', mark: /\bMacintosh\b/ },
  { name: 'Linux', mark: /\bLinux\b/ },
];

/**
 * A readable device name from the `User-Agent` of its sign-in: 'Firefox on Linux'. A program that is not a browser has
 * its first product name.
 */
export function deviceName(userAgent: string | null): string {
  const text = userAgent?.trim() ?? '';
  const nameIn = (list: typeof browsers) => list.find(({ mark }) => mark.test(text))?.name;
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser) return system ? `${browser} on ${system}` : browser;
  const [program] = text.split('/');
  return program || 'Unknown device';
}
