const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, ' +
  'U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

function instrumentSans(file: string, range: string): string {
  return `@font-face {
    font-family: 'Instrument Sans';
    font-style: normal;
    font-display: swap;
    font-weight: 400 700;
    font-stretch: 75% 100%;
    src: url('/fonts/${file}') format('woff2');
    unicode-range: ${range};
  }`;
}

/** The system font with the metrics of Instrument Sans, so that nothing moves when the font arrives. */
const fallback = `@font-face {
  font-family: 'Instrument Sans Fallback';
  src: local('Arial'), local('Helvetica Neue'), local('Liberation Sans'), local('Roboto');
  size-adjust: 101.7%;
  ascent-override: 95.4%;
  descent-override: 24.6%;
  line-gap-override: 0%;
}`;

export const fontFaces = [
  instrumentSans('instrument-sans-latin-ext.woff2', latinExtended),
  instrumentSans('instrument-sans-latin.woff2', latin),
  fallback,
].join('\n');
