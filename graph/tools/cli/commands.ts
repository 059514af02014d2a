import { backupCommand } from './backupCommand.ts';
import type { Command } from './command.ts';
import { doctorCommand } from './doctorCommand.ts';
import { eventCommands } from './eventCommands.ts';
import { exportCommand } from './exportCommand.ts';
import { groupCommands } from './groupCommands.ts';
import { reportCommands } from './reportCommands.ts';
import { restoreCommand } from './restoreCommand.ts';
import { seedCommand } from './seedCommand.ts';
import { userCommands } from './userCommands.ts';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  ...userCommands,
  ...groupCommands,
  ...eventCommands,
  ...reportCommands,
  seedCommand,
  doctorCommand,
  exportCommand,
  backupCommand,
  restoreCommand,
];
