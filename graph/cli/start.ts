import { readEnv } from '../env.ts';
import { buildIfStale } from './buildIfStale.ts';
import { endWithNpm } from './endWithNpm.ts';

try {
  // A wrong setting is told before the build, not after it.
  readEnv();
  await buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
endWithNpm();
// In this very process, so that signals reach the server itself.
await import(new URL('../../dist/graph/main.js', import.meta.url).href);
