import { join } from 'node:path';
import type { Launch } from './launch.ts';

/** The built server of the product, as `npm start` runs it. */
const main = join(import.meta.dirname, '../../../../dist/graph/main.js');

/** The folder of its pictures. */
const dataDir = join(import.meta.dirname, '../.data/product');

const unlimited = { points: 1_000_000_000, seconds: 60 };

/** The product. Its rate limits are counted as usual and never reached. */
export function productLaunch(databaseUrl: string): Launch {
  return {
    name: 'product',
    command: [main],
    environment: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMITS: JSON.stringify({ reads: unlimited, writes: unlimited, texts: unlimited }),
    },
  };
}
