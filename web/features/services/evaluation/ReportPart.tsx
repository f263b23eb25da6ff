import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Answers, evaluationWords, LEVELS, type Report, stageChoice } from '../../../../db/contract/evaluation';
import { ITEM } from '../../../../db/contract/limits';
import { CRITERIA } from '../../../../db/contract/programme/criteria';
import { escapedText } from '../../../../db/contract/rich-text';
import { told } from '../../../../db/contract/words';
import { PrintIcon } from '../../../domain/catalog/PrintIcon';
import { usePublish } from '../../../domain/publishing/usePublish';
import { restoreSession, useLoginGate } from '../../../domain/session';
import { api } from '../../../kit/api';
import { useAttempt } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { bracketed, textOf, useLang, useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { toast } from '../../../kit/toast';

/** What the profile of the publication says of the evaluation. */
function profileOf({ summary, levels }: Answers, { level }: Report): string {
  const text = textOf(evaluationWords);
  const shown = LEVELS.filter((each) => each <= level).map(
    (each) => `<li>${text.level(each)}：${escapedText(levels[each - 1]?.evidence ?? '')}</li>`,
  );
  return [
    summary.trim() && `<p>${escapedText(summary.trim())}</p>`,
    shown.length > 0 && `<p>${text.evidences}</p><ul>${shown.join('')}</ul><p>${text.selfNote}</p>`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Puts the answers into the draft of a new result, over a draft that is there when its writer agrees.
 * @returns whether the draft is ready to be opened
 */
async function draftFrom(answers: Answers, report: Report): Promise<boolean> {
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

type Group = keyof typeof CRITERIA;

/** How far a group of criteria is met. */
function GroupBar({ label, value }: { label: string; value: number | null }) {
  const text = useText(evaluationWords);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '160px 1fr 100px' },
        columnGap: 2,
        alignItems: 'center',
      }}
    >
      <span>{label}</span>
      <Box
        aria-hidden
        sx={{
          height: 10,
          borderRadius: 5,
          bgcolor: 'action.hover',
          overflow: 'hidden',
          gridRow: { xs: 2, sm: 1 },
          gridColumn: { xs: '1 / -1', sm: 2 },
        }}
      >
        <Box sx={{ height: '100%', width: `${value ?? 0}%`, bgcolor: 'primary.main', printColorAdjust: 'exact' }} />
      </Box>
      <Box component="span" sx={{ textAlign: 'right', color: value === null ? 'text.secondary' : 'text.primary' }}>
        {value === null ? text.notJudged : text.score(value)}
      </Box>
    </Box>
  );
}

/** What follows from the answers, on screen and on paper, and the way on. */
export function ReportPart({ answers, report }: { answers: Answers; report: Report }) {
  const text = useText(evaluationWords);
  const { lang } = useLang();
  const gate = useLoginGate();
  const publish = usePublish();
  const { busy, attempt } = useAttempt();
  const { level } = report;
  const stage = stageChoice(report.stage);
  const next = LEVELS.find((each) => each === level + 1);
  const listed = (levels: readonly number[]) => levels.join(lang === 'zh' ? '、' : ', ');
  const begin = async () => {
    if (!answers.name.trim()) return toast.warning(text.needName);
    await attempt(async () => {
      // A tab of its own may hold only the cookie, which no public page asks for.
      await restoreSession(true);
      if ((await gate()) && (await draftFrom(answers, report))) await publish('result', { mode: 'add', draft: true });
    });
  };
  return (
    <Section title={text.report} card>
      <Box role="status">
        <Box sx={{ fontSize: '1.25rem', fontWeight: 700 }}>{level === 0 ? text.reached0 : text.levelIs(level)}</Box>
        {level > 0 ? <Box>{text.levels[level as (typeof LEVELS)[number]]}</Box> : null}
        {stage ? <Box sx={{ color: 'text.secondary' }}>{text.stageIs(stage[lang])}</Box> : null}
      </Box>
      {answers.name.trim() ? (
        <Box sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          <strong>{answers.name}</strong>
          {answers.summary ? <Box sx={{ whiteSpace: 'pre-line' }}>{answers.summary}</Box> : null}
        </Box>
      ) : null}
      <Box component="ul" sx={{ my: 1.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {report.unproven.length > 0 ? <li>{text.unproven(listed(report.unproven))}</li> : null}
        {report.skipped.length > 0 ? <li>{text.skipped(listed(report.skipped))}</li> : null}
        <li>{next ? bracketed(text.next(next), text.levels[next]) : text.complete}</li>
      </Box>
      {level > 0 ? (
        <>
          <Box component="h3" sx={{ mt: 2, mb: 1, fontSize: '1rem' }}>
            {text.evidences}
          </Box>
          <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {LEVELS.filter((each) => each <= level).map((each) => (
              <Box component="li" key={each} sx={{ overflowWrap: 'anywhere' }}>
                {answers.levels[each - 1]?.evidence}
              </Box>
            ))}
          </Box>
        </>
      ) : null}
      <Box component="h3" sx={{ mt: 2.5, mb: 1, fontSize: '1rem' }}>
        {text.groupsTitle}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {(Object.keys(CRITERIA) as Group[]).map((group) => (
          <GroupBar key={group} label={told(CRITERIA[group].label, lang)} value={report.groups[group]} />
        ))}
      </Box>
      <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{text.judged(report.judged)}</Box>
      <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{text.selfNote}</Box>
      <Box className="no-print" sx={{ mt: 2.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" loading={busy} onClick={() => void begin()}>
          {text.publish}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print()}>
          {text.print}
        </Button>
        <Box sx={{ width: '100%', color: 'text.secondary', fontSize: '0.875rem' }}>{text.publishHint}</Box>
      </Box>
    </Section>
  );
}
