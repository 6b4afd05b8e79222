import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';

interface SuitePostgres {
  /** Of a database that all tests of the file share. */
  readonly address: string;
  readonly server: TestPostgres;
}

/** A PostgreSQL server for the tests of one file, there when they begin and gone when they have ended. */
export const postgresForSuite = (): SuitePostgres => {
  let server: TestPostgres | undefined;
  let address = '';
  beforeAll(async () => {
    server = await startPostgres();
    address = await server.database();
  });
  afterAll(() => server?.stop());
  return {
    get address() {
      return address;
    },
    get server() {
      if (server === undefined) throw new Error('the tests have not begun');
      return server;
    },
  };
};
