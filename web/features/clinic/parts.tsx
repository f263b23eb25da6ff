import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import {
  CLINIC,
  CLINIC_PAGES,
  type ClinicCaseRow,
  type ClinicExpert,
  type ClinicRow,
  clinicCasePath,
} from '../../../db/contract/clinic';
import { CLINIC_STATES } from '../../../db/contract/enums';
import { ExpertTile } from '../../domain/experts/ExpertTile';
import words from '../../i18n/clinic';
import { labelled, pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { formatMoment, formatSpan } from '../../kit/layout/moments';
import { TagChip, type Tone, ToneChip } from '../../kit/layout/StateChip';

/** Address of the form, with the expert chosen. */
export const registerPath = (expertId?: string): string =>
  expertId ? `${CLINIC_PAGES.register}?expert=${expertId}` : CLINIC_PAGES.register;

/** An expert of the clinic with the next free time and the way to it. */
export function ClinicExpertTile({ card, heading = 'h3' }: { card: ClinicExpert; heading?: 'h2' | 'h3' }) {
  const text = useText(words);
  const { lang } = useLang();
  const name = pickName(lang, card.name, card.name_en);
  return (
    <ExpertTile card={card} heading={heading}>
      <Box
        sx={{
          // Above the card's own link.
          position: 'relative',
          zIndex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          pt: 1.25,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ fontSize: '0.875rem', minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{card.next ? text.next(formatMoment(card.next.start)) : text.noneFree}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {[card.free > 0 ? text.freeCount(card.free) : '', card.finished > 0 ? text.doneCount(card.finished) : '']
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </Box>
        <Button
          component={Link}
          to={registerPath(card.expert_id)}
          variant="outlined"
          size="small"
          aria-label={text.bookOf(name)}
        >
          {text.book}
        </Button>
      </Box>
    </ExpertTile>
  );
}

/** A public case among others. */
export function CaseTile({ row, heading = 'h3' }: { row: ClinicCaseRow; heading?: 'h2' | 'h3' }) {
  const { lang } = useLang();
  const text = useText(words);
  const result = pickName(lang, row.result, row.result_en);
  const field = row.field ? pickName(lang, row.field.name, row.field.name_en) : '';
  return (
    <InfoCard
      title={pickName(lang, row.title, row.title_en)}
      to={clinicCasePath(row.id, row.title)}
      image={row.cover}
      heading={heading}
      text={pickName(lang, row.summary, row.summary_en)}
      chips={field ? <TagChip label={field} /> : null}
      footer={
        <>
          {/* A line of its own, whatever its length: dates of neighbours stand at one edge. */}
          {result ? <Box sx={{ flex: '1 1 100%' }}>{labelled(text.outcome, result)}</Box> : null}
          <span>{formatDay(row.add_time)}</span>
        </>
      }
    />
  );
}

const TONES: Readonly<Record<number, Tone>> = {
  [CLINIC.pending]: 'review',
  [CLINIC.booked]: 'adopted',
  [CLINIC.revoked]: 'none',
};

/** The documented state of an application, and beside it that it was closed. */
export function ApplicationState({ row }: { row: Pick<ClinicRow, 'audit_status' | 'finish_time'> }) {
  const text = useText(words);
  const { lang } = useLang();
  const label = CLINIC_STATES.find(({ value }) => value === row.audit_status)?.[lang] ?? '';
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <ToneChip label={label} tone={TONES[row.audit_status] ?? 'none'} />
      {row.finish_time !== null && row.audit_status === CLINIC.booked ? <TagChip label={text.finished} /> : null}
    </Box>
  );
}

/** Expert or field of an application, in the language of the page. */
export function useAsked(): (row: ClinicRow) => { expert: string; field: string; time: string } {
  const { lang } = useLang();
  return (row) => ({
    expert: pickName(lang, row.expert_name, row.expert_name_en),
    field: pickName(lang, row.scope_name, row.scope_name_en),
    time: row.slot_start === null ? '' : formatSpan(row.slot_start, row.slot_end),
  });
}
