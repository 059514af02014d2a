import { readFileSync, writeFileSync } from 'node:fs';
import { projectFile } from '../../platform/lib/projectFolder.ts';
import { withSettingsTable } from './settingsTable.ts';

const file = projectFile('docs/configuration.md');
writeFileSync(file, withSettingsTable(readFileSync(file, 'utf8')));
