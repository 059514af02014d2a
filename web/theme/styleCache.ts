import createCache from '@emotion/cache';

/** Writes styles as they are: every browser that knows container queries needs no prefixes but those written by hand. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [] });
