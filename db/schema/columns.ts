import { integer, text } from 'drizzle-orm/sqlite-core';

/** A time in unix seconds (decision 20). */
export const seconds = <N extends string>(name: N) => integer(name);

/** Whether a column of numbers holds times, by its name: unix seconds, as all of them are. */
export const isTime = (column: string): boolean =>
  /_(?:time|date|from|until|due|told|start|end|at|since)$|^(?:starts|ends|opens|closes)$/.test(column);

/** 0 or 1. */
export const flag = <N extends string>(name: N) => integer(name).notNull().default(0);

/** The soft-delete mark that `del` sets (decision 13). */
export const isDelete = () => integer('is_delete').notNull().default(0);

/** The time a row was added; the server fills it in. */
export const addTime = () => integer('add_time').notNull().default(0);

/** A ULID key under its documented name (decision 19). */
export const key = <N extends string>(name: N) => text(name).primaryKey().notNull();

/** Whether visitors see what editors wrote, and between which times; without a time at once and for good. */
export const shownTimes = () => ({
  isOpen: integer('is_open').notNull().default(1),
  publishTime: seconds('publish_time'),
  unpublishTime: seconds('unpublish_time'),
});

/** Of what members enter and staff review: whose it is, when it was written, and how its review stands. */
export const reviewed = () => ({
  addUser: text('add_user').notNull(),
  addTime: addTime(),
  releaseTime: seconds('release_time'),
  updateTime: seconds('update_time'),
  auditStatus: integer('audit_status').notNull().default(1),
  auditOpinion: text('audit_opinion'),
  /** Grows with every write, whatever door it comes through: a decision holds for the version that was read. */
  version: integer('version').notNull().default(1),
  isDelete: isDelete(),
});
