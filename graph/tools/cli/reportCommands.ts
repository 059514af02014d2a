import { maxReportedText } from '../../model/moderation/reportTargets.ts';
import { closeReport, listReports, type ReportRow, requireReport } from '../../reports/reportReview.ts';
import { defineCommand } from './command.ts';
import { minuteOf, onOneLine, withArticle } from './sayings.ts';

/** The number of characters of each text in the list. */
const listed = 200;

/** The text at the time of the report and, after an edit, the current text. Both are shortened to a number of characters. */
function textsOf({ reportedText, excerpt }: ReportRow, most: number): (string | null)[] {
  const short = (text: string) => onOneLine([...text].slice(0, most).join(''));
  const now = excerpt && short(excerpt);
  if (reportedText === null || reportedText === excerpt) return [now && `  It says: ${now}`];
  return [`  It said when reported: ${short(reportedText)}`, `  It says now: ${now ?? ''}`];
}

function say(report: ReportRow, most = listed): string {
  const { id, createdAt, targetType, author, reporter, reason, path, resolvedAt, resolution } = report;
  const target =
    path === null ? `a deleted ${targetType}` : `${withArticle(targetType)}${author ? ` by ${author}` : ''}`;
  const lines = [
    `${id}  ${minuteOf(createdAt)}  ${target}, reported by ${reporter ?? 'a visitor'}`,
    `  Reason: ${onOneLine(reason)}`,
    ...textsOf(report, most),
    path && `  See ${path}`,
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
    return { data: reports, text: reports.map((each) => say(each)).join('\n\n') || nothing };
  },
});

const show = defineCommand({
  name: 'report show',
  help: 'Shows a report with the first 2,000 characters of the text when it was reported, and of the text now.',
  operands: ['report-id'],
  options: {},
  async run(operator, { 'report-id': id }) {
    const report = await requireReport(operator, id);
    return { data: report, text: say(report, maxReportedText) };
  },
});

const resolve = defineCommand({
  name: 'report resolve',
  help: 'Closes a report.',
  operands: ['report-id'],
  options: { note: { type: 'string', value: 'text', help: 'The action that was taken.', isRequired: true } },
  async run(operator, { 'report-id': id }, { note }) {
    const { resolution, resolvedAt } = await closeReport(operator, id, note);
    return { data: { id, resolution, resolvedAt }, text: `Resolved ${id}.` };
  },
});

export const reportCommands = [list, show, resolve];
