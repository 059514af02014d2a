import { writeFileSync } from 'node:fs';
import { tinyMap } from './tinyMap.ts';

// node graph/test/writeTinyMap.ts PATH WEST SOUTH EAST NORTH
const [path = '', ...edges] = process.argv.slice(2);
const [west = 0, south = 0, east = 0, north = 0] = edges.map(Number);
writeFileSync(path, tinyMap({ west, south, east, north }));
