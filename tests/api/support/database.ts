/**
 * Runs statements in the database of a server.
 * @param database it may begin later than the tests are described
 */
export const runsIn =
  (database: () => D1Database) =>
  (sql: string, ...values: unknown[]) =>
    database()
      .prepare(sql)
      .bind(...values)
      .run();
