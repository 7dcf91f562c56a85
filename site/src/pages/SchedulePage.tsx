import { schedule } from '../content/schedule.js';
import type { PageProps } from './PageProps.js';

export default function SchedulePage({ t }: PageProps) {
  return <h1 tabIndex={-1}>{t(schedule.seo.title)}</h1>;
}
