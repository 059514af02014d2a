import { projectFile } from '../platform/lib/projectFolder.ts';

/** The built server, which starts in half the time of its sources. `globalSetup` builds it for the tests that run it. */
export const serverProgram = projectFile('dist/graph/main.js');

/** The built command line. */
export const commandLineProgram = projectFile('dist/graph/tools/cli/cli.js');
