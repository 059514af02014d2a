import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { SessionUserFragment } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { exportData } from './exportData.ts';
import { saveFile } from './saveFile.ts';

/** Saves all that is held of a member as a file of theirs. */
export function useDataExport() {
  const [isExporting, setExporting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const toast = useToast();

  const exportOf = async ({ id, username }: SessionUserFragment) => {
    setExporting(true);
    setFailure(undefined);
    try {
      saveFile(await exportData(id), `cycle-chat-${username}.json`);
      toast({ title: 'Your data is downloaded', tone: 'success' });
    } catch (error) {
      console.error('The export failed:', error);
      setFailure(faultOf(error)?.message ?? 'Check your connection and try again.');
    }
    setExporting(false);
  };

  return { exportOf, isExporting, failure };
}
