/** Where traces go below the address of a collector, as OpenTelemetry has it; null for what is no such address. */
export function tracesUrlOf(collector: string): string | null {
  const url = URL.parse(collector);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.username || url.password || url.search || url.hash) return null;
  return `${url.href.replace(/\/$/, '')}/v1/traces`;
}
