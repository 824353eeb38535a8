import { defineConfig } from 'vitest/config';

const seconds = 1000;

/** Two projects: `unit`, which is pure, and `db`, which runs on SQLite and on the PostgreSQL of TEST_DATABASE_URL. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    environment: 'node',
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['src/**/*.db.test.ts'],
          fileParallelism: false,
          testTimeout: 30 * seconds,
          hookTimeout: 120 * seconds,
        },
      },
    ],
  },
});
