import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { certificatePath } from '../../../db/contract/attendance';
import type { CourseWhole } from '../../../db/contract/courses';
import words from '../../i18n/courses';
import { useText } from '../../kit/i18n';
import { firstUnfinished, useOwnCertificate, useProgress } from './useCourse';

/** Says what finishing all chapters of a course brings, and how that stands for the reader (decision 360). */
export function Finishing({ course }: { course: CourseWhole }) {
  const text = useText(words).finishing;
  const progress = useProgress(course.id);
  const certificate = useOwnCertificate(course);
  if (course.chapters.length === 0 || !progress || certificate === undefined) return null;
  if (certificate) {
    return (
      <Alert
        severity="success"
        role="status"
        sx={{ mb: 2 }}
        action={
          <Button component={Link} to={certificatePath(certificate)} color="inherit">
            {text.show}
          </Button>
        }
      >
        {text.issued}
      </Alert>
    );
  }
  const done = firstUnfinished(course.chapters, progress) < 0;
  if (course.certificate !== 1)
    return (
      <Alert severity="info" role={done ? 'status' : 'note'} sx={{ mb: 2 }}>
        {done ? text.doneWithout : text.none}
      </Alert>
    );
  return (
    <Alert severity="info" role={done ? 'status' : 'note'} sx={{ mb: 2 }}>
      {done ? text.waiting : text.brings}
    </Alert>
  );
}
