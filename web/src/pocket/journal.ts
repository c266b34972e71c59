// The journal of the house in the pocket, in the browser's own database. What is acknowledged is on the disk; a row's
// number can be taken once; and a row without the one before it is never kept, so that whoever clears the storage under
// a running game is told.
export const stored = { durable: 0, taken: 1, full: 2, failed: 3, unsafe: 4 } as const;
export type Stored = (typeof stored)[keyof typeof stored];

interface Head {
  id: string;
}
interface Row {
  table: string;
  n: number;
}
interface Batch {
  opens: Head[];
  rows: Row[];
}

const troubleOf = (error: DOMException | null): Stored => {
  if (error?.name === 'QuotaExceededError') return stored.full;
  return error?.name === 'ConstraintError' ? stored.taken : stored.failed;
};

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

export class Journal {
  private database: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly name = 'sammelsurium',
    private readonly factory: () => IDBFactory = () => indexedDB,
  ) {}

  async append(text: string): Promise<Stored> {
    const { opens, rows } = JSON.parse(text) as Batch;
    let transaction: IDBTransaction;
    try {
      transaction = (await this.open()).transaction(['tables', 'rows'], 'readwrite', { durability: 'strict' });
    } catch {
      this.database = null;
      return stored.failed;
    }
    let isOrphan = false;
    const kept = new Promise<Stored>((done) => {
      transaction.oncomplete = () => done(stored.durable);
      transaction.onabort = () => done(isOrphan ? stored.unsafe : troubleOf(transaction.error));
    });
    const tables = transaction.objectStore('tables');
    const all = transaction.objectStore('rows');
    for (const head of opens) tables.add(head);
    const seen = new Set<string>();
    for (const row of rows) {
      if (row.n > 0 && !seen.has(row.table)) {
        const before = all.getKey([row.table, row.n - 1]);
        before.onsuccess = () => {
          if (before.result !== undefined) return;
          isOrphan = true;
          transaction.abort();
        };
      }
      seen.add(row.table);
      all.add(row);
    }
    return kept;
  }

  /** The table's head and its rows, a line each; empty if there is none. Fails if nothing can be read. */
  async load(table: string): Promise<string> {
    const transaction = (await this.open()).transaction(['tables', 'rows'], 'readonly');
    const head = answerOf<unknown>(transaction.objectStore('tables').get(table));
    const rows = answerOf<unknown[]>(
      transaction.objectStore('rows').getAll(IDBKeyRange.bound([table, 0], [table, Infinity])),
    );
    const lines = [await head, ...(await rows)];
    return lines[0] === undefined ? '' : lines.map((line) => JSON.stringify(line)).join('\n');
  }

  private open(): Promise<IDBDatabase> {
    this.database ??= this.openAnew().catch((error: unknown) => {
      this.database = null;
      throw error;
    });
    return this.database;
  }

  private async openAnew(): Promise<IDBDatabase> {
    const request = this.factory().open(this.name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('rows', { keyPath: ['table', 'n'] });
    };
    const database = await answerOf(request);
    // Somebody deletes it, or has done so already.
    database.onversionchange = () => database.close();
    database.onclose = () => (this.database = null);
    return database;
  }
}
