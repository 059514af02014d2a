import { ServerError } from '@apollo/client/errors';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { readStoredSession } from '../auth/storedSession.ts';
import type { SessionUserFragment } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { saveFile } from './saveFile.ts';

/** Downloads a member's data as a file. */
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

/**
 * Requests the export of a member's data, as a file. Throws a ServerError with the server's response, or a TypeError
 * when no response arrives.
 */
async function exportData(userId: string): Promise<Blob> {
  const sessionId = readStoredSession()?.sessionId;
  const headers: Record<string, string> = sessionId ? { authorization: `Bearer ${sessionId}` } : {};
  const response = await fetch(`/api/users/${userId}/export`, { credentials: 'same-origin', headers });
  if (!response.ok) throw new ServerError('The export failed', { response, bodyText: await response.text() });
  return response.blob();
}
