import { Card, Cards, type CardProps } from '@advisor/ui';

export function LargeCards({ points }: { points: readonly (CardProps & { title: string })[] }) {
  return (
    <Cards layout="rows">
      {points.map((point) => (
        <Card key={point.title} size="large" {...point} />
      ))}
    </Cards>
  );
}
