interface Metric {
  help: string;
  type: string;
  labels: Set<string>;
}

/** The series of the text format of Prometheus, by the metric that they belong to. */
function metricsIn(text: string): Map<string, Metric> {
  const metrics = new Map<string, Metric>();
  const metricOf = (name: string) => metrics.get(name) ?? { help: '', type: 'untyped', labels: new Set<string>() };
  for (const line of text.split('\n')) {
    const [, kind = '', name = '', rest = ''] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (kind) metrics.set(name, { ...metricOf(name), ...(kind === 'HELP' ? { help: rest } : { type: rest }) });
    const [, series = '', labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? /.exec(line) ?? [];
    if (!series) continue;
    const base = series.replace(/_(bucket|count|sum)$/, '');
    const owner = ['histogram', 'summary'].includes(metrics.get(base)?.type ?? '') ? base : series;
    const metric = metricOf(owner);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) metric.labels.add(label);
    metrics.set(owner, metric);
  }
  return metrics;
}

const abbreviations = /_(s|ms|us|ns|sec|b|kb|mb|gb|tb|pb|m|h|d)(_|$)/;
const otherUnits =
  /_(milliseconds|microseconds|minutes|hours|days|kilobytes|megabytes|bits|percent|celsius_degrees)(_|$)/;

function faultsOf(name: string, { help, type, labels }: Metric): string[] {
  const isCounted = type === 'histogram' || type === 'summary';
  const rules: [isBroken: boolean, fault: string][] = [
    [help === '', 'no help text'],
    [type === 'untyped', 'no type'],
    [type === 'counter' && !name.endsWith('_total'), 'counter metrics should have "_total" suffix'],
    [type !== 'counter' && name.endsWith('_total'), 'non-counter metrics should not have "_total" suffix'],
    [!isCounted && /_(bucket|count|sum)$/.test(name), 'only histograms and summaries have such a suffix'],
    [type !== 'histogram' && labels.has('le'), 'non-histogram metrics should not have "le" label'],
    [type !== 'summary' && labels.has('quantile'), 'non-summary metrics should not have "quantile" label'],
    [new RegExp(`_${type}(_|$)`).test(name), `metric name should not include type '${type}'`],
    [name.includes(':'), 'metric names should not contain ":"'],
    [/[a-z][A-Z]/.test([name, ...labels].join(' ')), 'names should be written in snake_case not camelCase'],
    [abbreviations.test(name), 'metric names should not contain abbreviated units'],
    [otherUnits.test(name), 'use the base unit'],
  ];
  return rules.flatMap(([isBroken, fault]) => (isBroken ? [`${name}: ${fault}`] : []));
}

/** The problems that `promtool check metrics` would report, by the rules of Prometheus' promlint. */
export function metricFaults(text: string): string[] {
  return [...metricsIn(text)].flatMap(([name, metric]) => faultsOf(name, metric));
}
