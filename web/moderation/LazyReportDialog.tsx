import { lazyDialog } from '../ui/lazyDialog.tsx';

/** The form of a report, loaded on first use. */
export const LazyReportDialog = lazyDialog(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog));
