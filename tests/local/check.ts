import { changedTests } from './changed.ts';
import { type Check, lint, types } from './checks.ts';
import { command } from './command.ts';
import { runFiles } from './reports.ts';

/** More would take longer than anybody waits between two edits. */
const MOST_FILES = 8;

await command(async () => {
  const failures: string[] = [];
  const told = async (check: Promise<Check>) => {
    const { title, passed, detail } = await check;
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${title}${passed ? '' : `\n${detail}`}`);
    if (!passed) failures.push(title);
  };
  await Promise.all([told(types()), told(lint())]);
  const { files, left } = changedTests(MOST_FILES);
  const browser = files.filter((file) => file.startsWith('tests/e2e/'));
  const rooms = files.filter((file) => !browser.includes(file));
  const reports = [await runFiles(['unit'], { name: 'check-unit' })];
  if (rooms.length) reports.push(await runFiles(['api'], { name: 'check-rooms', files: rooms, env: { WEB: '0' } }));
  if (browser.length) reports.push(await runFiles(['e2e'], { name: 'check-browser', files: browser }));
  failures.push(...reports.flat().flatMap(({ failed }) => failed));
  if (left.length) console.log(`\nNot run, because the change reaches so many: ${left.join(', ')}`);
  if (failures.length) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  const passed = reports.flat().reduce((sum, report) => sum + report.passed.length, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length ? 1 : 0;
});
