import { startServer } from './app/server.ts';

await startServer();
