import { readFeed } from './readFeed.ts';

// The reader of `underUploads.ts`, as a separate process: it reads the feed at a fixed rate until it is stopped, then
// reports the time of each read.

const [url = ''] = process.argv.slice(2);
const readsASecond = 50;

let isOver = false;
process.once('message', () => {
  isOver = true;
});
process.send?.('ready');

const taken: number[] = [];
let failed = 0;
const reads: Promise<void>[] = [];
const began = performance.now();
for (let index = 0; !isOver; index += 1) {
  const due = began + (index * 1000) / readsASecond;
  await new Promise((resolve) => setTimeout(resolve, Math.max(due - performance.now(), 0)));
  reads.push(
    readFeed(url).then(
      (milliseconds) => void taken.push(milliseconds),
      () => {
        failed += 1;
      },
    ),
  );
}
await Promise.all(reads);
process.send?.({ taken, failed });
