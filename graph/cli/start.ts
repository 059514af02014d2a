import { buildIfStale } from './buildIfStale.ts';

try {
  await buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
// In this very process, so that signals reach the server itself.
await import(new URL('../../dist/graph/main.js', import.meta.url).href);
