import { appealCommands } from './appealCommands.ts';
import { applicationCommands } from './applicationCommands.ts';
import { backupCommand } from './backupCommand.ts';
import type { Command } from './command.ts';
import { contentCommands } from './contentCommands.ts';
import { doctorCommand } from './doctorCommand.ts';
import { eventCommands } from './eventCommands.ts';
import { exportCommand } from './exportCommand.ts';
import { groupCommands } from './groupCommands.ts';
import { groupEntryCommands } from './groupEntryCommands.ts';
import { groupMemberCommands } from './groupMemberCommands.ts';
import { instanceCommands } from './instanceCommands.ts';
import { invitationCommands } from './invitationCommands.ts';
import { jobCommands } from './jobCommands.ts';
import { logCommand } from './logCommand.ts';
import { mailCommands } from './mailCommands.ts';
import { operatorCommands } from './operatorCommands.ts';
import { reportCommands } from './reportCommands.ts';
import { restoreCommand } from './restoreCommand.ts';
import { seedCommand } from './seedCommand.ts';
import { userCommands } from './userCommands.ts';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  ...userCommands,
  ...applicationCommands,
  ...invitationCommands,
  ...groupCommands,
  ...groupMemberCommands,
  ...groupEntryCommands,
  ...eventCommands,
  ...reportCommands,
  ...contentCommands,
  ...appealCommands,
  ...jobCommands,
  ...mailCommands,
  ...instanceCommands,
  ...operatorCommands,
  logCommand,
  seedCommand,
  doctorCommand,
  exportCommand,
  backupCommand,
  restoreCommand,
];
