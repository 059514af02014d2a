type Row = Record<string, unknown>;

/** A request that succeeds or fails after the handlers have been set. */
function requestOf(work: () => unknown) {
  const request = { result: undefined as unknown, error: undefined as unknown, onsuccess() {}, onerror() {} };
  queueMicrotask(() => {
    try {
      request.result = work();
      request.onsuccess();
    } catch (error) {
      request.error = error;
      request.onerror();
    }
  });
  return request;
}

function storeOf(rows: Map<string, Row>) {
  const byIndex = (index: string) =>
    [...rows].toSorted(([, one], [, other]) => Number(one[index]) - Number(other[index])).map(([key]) => key);
  return {
    createIndex() {},
    get: (key: string) => requestOf(() => rows.get(key)),
    put: (row: Row, key: string) => requestOf(() => void rows.set(key, row)),
    delete: (key: string) => requestOf(() => void rows.delete(key)),
    index: (name: string) => ({ getAllKeys: () => requestOf(() => byIndex(name)) }),
  };
}

/** IndexedDB with one store in each database, as far as the client uses it. jsdom has none. */
export function fakeDatabases() {
  const databases = new Map<string, Map<string, Row>>();

  const databaseOf = (rows: Map<string, Row>) => ({
    createObjectStore: () => storeOf(rows),
    transaction() {
      const transaction = { objectStore: () => storeOf(rows), oncomplete() {} };
      // After the requests, which take no task of their own.
      setTimeout(() => transaction.oncomplete());
      return transaction;
    },
    close() {},
  });

  return {
    open(name: string) {
      const rows = databases.get(name) ?? new Map<string, Row>();
      const request = { ...requestOf(() => undefined), result: databaseOf(rows), onupgradeneeded() {}, onsuccess() {} };
      queueMicrotask(() => {
        if (!databases.has(name)) request.onupgradeneeded();
        databases.set(name, rows);
        request.onsuccess();
      });
      return request;
    },
    deleteDatabase: (name: string) => requestOf(() => void databases.delete(name)),
    /** The keys of a database. */
    keysOf: (name: string) => [...(databases.get(name)?.keys() ?? [])],
  };
}
