import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { ClinicDetail } from '../../../../db/contract/clinic';
import { useKeptUp } from '../../../domain/conversation/useKeptUp';
import words from '../../../i18n/clinic';
import { useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { DetailLayout, FactList } from '../../../kit/layout/DetailLayout';
import { FileList } from '../../../kit/layout/FileList';
import { formatMinute } from '../../../kit/layout/format';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Section } from '../../../kit/layout/Section';
import { ErrorState } from '../../../kit/layout/States';
import { ApplicationState, useAsked } from '../parts';
import { Rating } from './Rating';
import { Talk } from './Talk';

const PAGE = 100;
const ABSENT = 404;

/**
 * One application with what was said, kept up while it is shown; its component goes with the application.
 * @param enabled whether the reader may ask for it at all
 */
export function useConsultation(id: string, enabled = true) {
  const [messages, setMessages] = useState(PAGE);
  const query = useApiQuery(
    ['clinic', 'one', id],
    '/v1/user/clinic',
    { id, messages },
    { enabled, staleMs: 0, keepPrevious: true, silent: true },
  );
  useKeptUp(query.refetch, query.data, '/v1/user/clinic/seen');
  return { query, onEarlier: () => setMessages((count) => count * 4) };
}

interface ConsultationProps extends ReturnType<typeof useConsultation> {
  /** What the reader may do with it. */
  acts: (it: ClinicDetail) => ReactNode;
}

/** An application for everybody who takes part in it: what was asked, when, what was said, what came of it. */
export function Consultation({ query, onEarlier, acts }: ConsultationProps) {
  const text = useText(words).show;
  const all = useText(words);
  const askedOf = useAsked();
  const it = query.data;
  const { refetch } = query;
  if (!it) {
    if (!query.isError) return <LoadingState kind="block" />;
    const missing = query.error.status === ABSENT;
    return <ErrorState onRetry={missing ? undefined : () => void refetch()} {...(missing && { text: text.missing })} />;
  }
  const { expert, field, time } = askedOf(it);
  return (
    <DetailLayout
      main={
        <>
          {acts(it)}
          {it.problem ? (
            <Section title={text.problem} card>
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{it.problem}</Box>
            </Section>
          ) : null}
          {it.files.length > 0 ? (
            <Section title={text.files} card>
              <FileList files={it.files} />
            </Section>
          ) : null}
          {it.summary ? (
            <Section title={text.summary} card>
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{it.summary}</Box>
            </Section>
          ) : null}
          <Rating it={it} />
          <Talk it={it} onEarlier={onEarlier} />
        </>
      }
      aside={
        <Section title={text.facts} card>
          <FactList
            facts={[
              { label: text.state, value: <ApplicationState row={it} /> },
              { label: text.time, value: time || all.waits },
              { label: text.expert, value: expert || all.noExpert },
              { label: text.field, value: field },
              { label: all.form.org_name, value: it.org_name },
              { label: all.form.contacts, value: it.contacts },
              { label: all.form.phone, value: it.phone },
              { label: text.sent, value: formatMinute(it.add_time) },
            ]}
          />
        </Section>
      }
    />
  );
}
