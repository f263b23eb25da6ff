import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  CLINIC,
  CLINIC_MAXIMA,
  CLINIC_RATINGS,
  type ClinicDetail,
  clinicRating,
  RATING_WINDOW,
} from '../../../../db/contract/clinic';
import { labelOf } from '../../../../db/contract/enums';
import { secondsNow } from '../../../../db/contract/time';
import words from '../../../i18n/clinic';
import { api, reread } from '../../../kit/api';
import { AppForm, FormRadio, FormText, useAppForm } from '../../../kit/form';
import { inChinese, useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { Section } from '../../../kit/layout/Section';
import { toast } from '../../../kit/toast';

const schema = clinicRating.omit({ id: true });

function RatingForm({ it, done }: { it: ClinicDetail; done: () => void }) {
  const text = useText(words).show.rating;
  const { lang } = useLang();
  const form = useAppForm<{ rating: number; content: string }>({
    schema,
    // None is chosen before the reader does.
    defaultValues: { rating: it.rating ?? 0, content: it.rating_content ?? '' },
    onSubmit: async (values) => {
      await api.post('/v1/user/clinic/rating', { id: it.id, ...values });
      toast.success(text.sent);
      await reread([['clinic']]);
      done();
    },
  });
  return (
    <AppForm form={form}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>{text.hint}</Box>
        <FormRadio
          name="rating"
          label={text.choice}
          required
          options={CLINIC_RATINGS.map((each) => ({ value: each.value, label: each[lang] }))}
        />
        <FormText name="content" label={text.content} rows={3} maxLength={CLINIC_MAXIMA.rating} />
        <Box>
          <Button type="submit" variant="contained" loading={form.saving}>
            {text.send}
          </Button>
        </Box>
      </Box>
    </AppForm>
  );
}

/** What the applicant says of a closed consultation: asked of them for a month, and read by expert and staff (decision 361). */
export function Rating({ it }: { it: ClinicDetail }) {
  const text = useText(words).show.rating;
  const { lang } = useLang();
  const [changing, setChanging] = useState(false);
  const [now] = useState(secondsNow);
  if (it.finish_time === null || it.audit_status !== CLINIC.booked) return null;
  const mayRate = it.my_side === 'applicant' && it.finish_time + RATING_WINDOW > now;
  if (it.rating === null && !mayRate) return null;
  if (mayRate && (it.rating === null || changing)) {
    return (
      <Section title={text.ask} card>
        <RatingForm it={it} done={() => setChanging(false)} />
      </Section>
    );
  }
  const { rating, rating_content, rating_time } = it;
  return (
    <Section title={text.title} card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <strong>{rating === null ? '' : `${labelOf(CLINIC_RATINGS, rating, lang)} · ${text.points(rating)}`}</strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatMinute(rating_time)}
        </Box>
        {mayRate ? <Button onClick={() => setChanging(true)}>{text.change}</Button> : null}
      </Box>
      {rating_content ? (
        <Box {...inChinese(rating_content)} sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {rating_content}
        </Box>
      ) : null}
    </Section>
  );
}
