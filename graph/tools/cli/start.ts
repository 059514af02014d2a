import { readEnv } from '../../platform/env/env.ts';
import { projectFile } from '../../platform/lib/projectFolder.ts';
import { app, buildIfStale } from './buildIfStale.ts';
import { buildPlaygroundBeside } from './buildPlaygroundBeside.ts';
import { endWithNpm } from './endWithNpm.ts';

try {
  // A wrong setting ends the start before the build.
  readEnv();
  await buildIfStale(app);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
endWithNpm();
// In this process, so that signals reach the server itself.
await import(`file://${projectFile('dist/graph/main.js')}`);
// The server is more important than its playground.
await buildPlaygroundBeside().catch((error: unknown) => console.error('The playground cannot be built:', error));
