import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { MeetingDetail } from '../../../db/contract/meeting-shapes';
import { meetingStage } from '../../../db/contract/meetings';
import { FactStrip } from '../../domain/catalog/FactStrip';
import { Gallery } from '../../domain/catalog/Gallery';
import words from '../../i18n/meetings';
import { inChinese, pickName, useLang, useText } from '../../kit/i18n';
import { formatMoment } from '../../kit/layout/moments';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { useMeetingTime } from './useMeetingTime';

type Shown = Omit<MeetingDetail, 'others' | 'shown'>;

/** Between which times one can sign up; '' where there is no limit. */
function useWindow(): (meeting: Pick<Shown, 'sign_from' | 'sign_until'>) => string {
  const text = useText(words);
  return ({ sign_from, sign_until }) => {
    const [from, until] = [formatMoment(sign_from), formatMoment(sign_until)];
    if (from && until) return text.signBetween(from, until);
    return from ? text.signFrom(from) : until && text.signUntil(until);
  };
}

interface MeetingBodyProps {
  item: Shown;
  /** How many seats are left, where visitors see it. */
  seats?: ReactNode;
}

/** A meeting as its page shows it: the facts that decide, whether it was called off, and what it is about. */
export function MeetingBody({ item, seats }: MeetingBodyProps) {
  const text = useText(words);
  const { lang } = useLang();
  const timeOf = useMeetingTime();
  const windowOf = useWindow();
  const name = pickName(lang, item.name, item.name_en);
  const place = pickName(lang, item.address, item.address_en);
  const organiser = pickName(lang, item.org_name, item.org_name_en);
  const profile = pickName(lang, item.profile, item.profile_en);
  return (
    <>
      {meetingStage(item, Date.now() / 1000) === 'cancelled' ? (
        <Alert role="note" severity="warning" sx={{ mb: 2 }}>
          <strong>{text.cancelled}</strong>
          {item.cancel_reason ? <div {...inChinese(item.cancel_reason)}>{item.cancel_reason}</div> : null}
        </Alert>
      ) : null}
      <FactStrip
        long
        label={text.keyFacts}
        facts={[
          { label: text.time, value: timeOf(item) },
          { label: text.place, value: place ? <span {...inChinese(place)}>{place}</span> : null },
          { label: text.organiser, value: organiser ? <span {...inChinese(organiser)}>{organiser}</span> : null },
          { label: text.seats, value: seats },
          { label: text.signUpTime, value: windowOf(item) },
          { label: text.fee, value: item.paid === 1 ? text.paid : text.free },
        ]}
      />
      {item.cover ? <Gallery name={name} images={[item.cover]} /> : null}
      {profile ? (
        <Section title={text.about} card>
          <Box {...(lang === 'en' && !item.profile_en && { lang: 'zh-CN' })}>
            <RichText html={profile} />
          </Box>
        </Section>
      ) : null}
    </>
  );
}
