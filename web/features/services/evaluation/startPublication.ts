import { type Answers, evaluationWords, LEVELS, type Report } from '../../../../db/contract/evaluation';
import { ITEM } from '../../../../db/contract/limits';
import { api } from '../../../kit/api';
import { confirm } from '../../../kit/dialogs';
import { textOf } from '../../../kit/i18n';

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

/** What the profile of the publication says of the evaluation. */
function profileOf({ summary, levels }: Answers, { level }: Report): string {
  const text = textOf(evaluationWords);
  const shown = LEVELS.filter((each) => each <= level).map(
    (each) => `<li>${text.level(each)}：${escaped(levels[each - 1]?.evidence ?? '')}</li>`,
  );
  return [
    summary.trim() && `<p>${escaped(summary.trim())}</p>`,
    shown.length > 0 && `<p>${text.evidences}</p><ul>${shown.join('')}</ul><p>${text.selfNote}</p>`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Puts the answers into the draft of a new result, over a draft that is there when its writer agrees.
 * @returns whether the draft is ready to be opened
 */
export async function draftFrom(answers: Answers, report: Report): Promise<boolean> {
  const place = { item_type: ITEM.result, item_id: '' } as const;
  const found = await api.get('/v1/user/draft', place);
  if (found && !(await confirm({ text: textOf(evaluationWords).replace }))) return false;
  const former = (found?.form ?? {}) as { result?: object };
  const result = {
    ...former.result,
    name: answers.name.trim(),
    profile: profileOf(answers, report),
    ...(report.stage !== null && { process: report.stage }),
  };
  await api.put('/v1/user/draft', { ...place, form: { ...former, result }, version: found?.version ?? 0 });
  return true;
}
