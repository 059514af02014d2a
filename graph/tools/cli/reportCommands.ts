import { badInput } from '../../platform/lib/errors.ts';
import { listReports, type ReportRow, resolveReport } from '../../reports/reports.ts';
import { defineCommand } from './command.ts';

const minuteOf = (instant: Date) => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

function say(report: ReportRow): string {
  const { id, createdAt, targetType, author, reporter, reason, excerpt, postId, resolvedAt, resolution } = report;
  const target = author ? `${targetType} by ${author}` : `deleted ${targetType}`;
  const lines = [
    `${id}  ${minuteOf(createdAt)}  a ${target}, reported by ${reporter}`,
    `  Reason: ${onOneLine(reason)}`,
    excerpt && `  It says: ${onOneLine(excerpt)}`,
    postId && `  See /post/${postId}`,
    resolvedAt && `  Resolved ${minuteOf(resolvedAt)}: ${onOneLine(resolution ?? '')}`,
  ];
  return lines.filter(Boolean).join('\n');
}

const list = defineCommand({
  name: 'report list',
  help: 'Lists the open reports, the oldest first.',
  operands: [],
  options: { all: { type: 'boolean', help: 'Lists resolved reports too.' } },
  async run(operator, _operands, { all = false }) {
    const reports = await listReports(operator, all);
    const nothing = all ? 'There are no reports.' : 'There are no open reports.';
    return { data: reports, text: reports.map(say).join('\n\n') || nothing };
  },
});

const resolve = defineCommand({
  name: 'report resolve',
  help: 'Closes a report.',
  operands: ['report-id'],
  options: { note: { type: 'string', value: 'text', help: 'The action that was taken.', isRequired: true } },
  async run(operator, { 'report-id': id }, { note }) {
    const resolution = note.trim();
    if (!resolution) throw badInput('note must describe the action that was taken', 'note');
    await resolveReport(operator, id, resolution);
    return { data: { id, resolution, resolvedAt: operator.now }, text: `Resolved ${id}.` };
  },
});

export const reportCommands = [list, resolve];
