import * as z from 'zod';
import { chaptersOf, readChapters, VIDEO_TYPES, type VideoWhole, writtenChapters } from '../../../db/contract/videos';
import { captionsLook, captionsShape } from '../../domain/publishing/captionsLook';
import { filmLook } from '../../domain/publishing/keptLooks';
import { shownTimesShape, useShownFields } from '../../domain/publishing/shownTimes';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/videos';
import { FormText } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { KeptTable, type Look, type StoredRow } from '../../kit/resource';
import { VideoBody } from './VideoBody';

const whole = z.coerce.number().int('invalid_value').min(0, 'invalid_value').max(99_999, 'invalid_value');

const shape = z.object({
  title: z.string().trim().min(1, 'required').max(100, 'too_long'),
  title_en: z.string().trim().max(200, 'too_long'),
  type: z.literal(VIDEO_TYPES, 'required'),
  cover: z.string(),
  url: z.array(z.unknown()),
  duration: whole,
  chapters: z.string().refine((text) => readChapters(text) !== null, 'chapters_invalid'),
  captions: captionsShape,
  captions_en: captionsShape,
  profile: z.string(),
  profile_en: z.string(),
  sort: whole,
  is_open: z.literal([0, 1]),
  ...shownTimesShape,
});

const chapterLook: Look<StoredRow> = {
  cell: () => null,
  input: (props) => <FormText {...props} rows={4} />,
  first: '',
  read: (stored) => writtenChapters(chaptersOf(typeof stored === 'string' ? stored : null)),
  write: (entered) => {
    const list = readChapters(String(entered ?? ''));
    return list && list.length > 0 ? JSON.stringify(list) : '';
  },
};

/** Where content editors upload, order, open and close videos. */
export default function ManageVideos() {
  const text = useText(words);
  const shown = useShownFields(text);
  const types = Object.entries(text.types).map(([value, label]) => ({ value: Number(value), label }));
  return (
    <StaffPage authority="content-admin" title={text.manageTitle} lead={text.manageLead}>
      <KeptTable
        resource={{
          table: 'video',
          label: text.noun,
          keyword: text.keyword,
          nameOf: ({ title }) => String(title),
          search: ['title', 'title_en'],
          order: ['sort', ['add_time', 'desc'], 'id'],
          shape,
          removable: true,
          width: 800,
          invalidates: [['videos']],
          preview: (row) => <VideoBody item={row as unknown as VideoWhole} />,
          fields: [
            {
              name: 'title',
              label: text.name,
              flex: 2,
              minWidth: 240,
              to: ({ id }) => `/video/${id}`,
              both: true,
            },
            { name: 'title_en', label: text.nameEn, only: 'form' },
            { name: 'type', label: text.type, look: 'choice', options: types, filter: true },
            { name: 'url', label: text.film, look: filmLook('duration'), hint: text.filmHint, only: 'form' },
            { name: 'cover', label: text.cover, look: 'cover', only: 'form' },
            { name: 'duration', label: text.duration, look: 'number', only: 'form' },
            { name: 'chapters', label: text.chapters, look: chapterLook, hint: text.chaptersHint, only: 'form' },
            { name: 'captions', label: text.captionsZh, look: captionsLook, hint: text.captionsHint, only: 'form' },
            {
              name: 'captions_en',
              label: text.captionsEn,
              look: captionsLook,
              hint: text.captionsHint,
              only: 'form',
            },
            { name: 'profile', label: text.profile, look: 'rich', only: 'form' },
            { name: 'profile_en', label: text.profileEn, look: 'rich', only: 'form' },
            { name: 'sort', label: text.sort, look: 'number', width: 90 },
            ...shown,
          ],
        }}
      />
    </StaffPage>
  );
}
