import { writeFileSync } from 'node:fs';
import { isNoun, rooms } from './rooms.ts';

// The picture in docs/ARCHITECTURE.md. `npx tsx graph/test/roomsPicture.ts` writes it.

export const picturePath = 'docs/architecture.svg';

const width = 760;
const margin = 20;
const rowHeight = 40;
const gap = 8;
const nounsInRow = 6;

const about: Record<string, string> = {
  bench: 'measures the server',
  test: 'the harness, and who sees what',
  tools: 'command line, backups, demo pictures',
  main: 'starts the server',
  app: 'services, register of nouns, timers',
  demo: 'the demo community',
  doors: 'GraphQL, live, REST, pages: in and out',
  context: 'what every request carries',
  model: 'tables, policies, rows: what is stored and who may see it',
  platform: 'database, HTTP, GraphQL, limits, storage: knows no noun',
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function boxOf(room: string, { x, y, width: boxWidth }: Box): string {
  const words = about[room];
  const isAlone = words !== undefined;
  const title = `<text x="${isAlone ? x + 16 : x + boxWidth / 2}" y="${y + 25}" class="${isAlone ? 'name' : 'name noun'}">${room}</text>`;
  const note = isAlone ? `<text x="${x + 110}" y="${y + 25}" class="note">${words}</text>` : '';
  return `<rect x="${x}" y="${y}" width="${boxWidth}" height="${rowHeight}" rx="8" class="${isAlone ? 'layer' : 'noun'}"/>${title}${note}`;
}

/** Rows from the top to the bottom: one for each layer, the nouns in several, the highest first. */
function rowsOf(): string[][] {
  const fromTop = rooms.toReversed();
  const nouns = fromTop.filter(isNoun);
  const nounRows = Array.from({ length: Math.ceil(nouns.length / nounsInRow) }, (_, row) =>
    nouns.slice(row * nounsInRow, (row + 1) * nounsInRow),
  );
  const firstNoun = fromTop.findIndex(isNoun);
  const layer = (room: string) => [room];
  return [
    ...fromTop.slice(0, firstNoun).map(layer),
    ...nounRows,
    ...fromTop.slice(firstNoun + nouns.length).map(layer),
  ];
}

/** The rooms in their order, the bottom one at the bottom, as SVG for light and dark pages. */
export function drawRooms(): string {
  const rows = rowsOf();
  const height = margin * 2 + rows.length * (rowHeight + gap) - gap;
  const boxes = rows.flatMap((row, index) => {
    const y = margin + index * (rowHeight + gap);
    const boxWidth = (width - margin * 2 - gap * (row.length - 1)) / row.length;
    return row.map((room, place) => boxOf(room, { x: margin + place * (boxWidth + gap), y, width: boxWidth }));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The rooms of the server: each imports from those below it">
<style>
text { font: 14px system-ui, sans-serif; fill: #1b2430 }
.name { font-weight: 600 }
text.noun { text-anchor: middle }
.note { fill: #4a5868 }
.layer { fill: #e6eef8; stroke: #9db4cf }
rect.noun { fill: #fdeee0; stroke: #e0b48a }
@media (prefers-color-scheme: dark) {
  text { fill: #e8edf3 }
  .note { fill: #b4c0cd }
  .layer { fill: #1d2a3a; stroke: #4d678a }
  rect.noun { fill: #35291d; stroke: #8a6743 }
}
</style>
${boxes.join('\n')}
</svg>
`;
}

if (import.meta.main) writeFileSync(picturePath, drawRooms());
