import { app, buildIfStale, playground } from './buildIfStale.ts';

try {
  await buildIfStale(app);
  await buildIfStale(playground);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
