import { Card, Cards, type CardProps, type CardsProps } from '@advisor/ui';

type LargeCardsProps = Pick<CardsProps, 'layout'> & {
  points: readonly (CardProps & { title: string })[];
};

/** Points as large cards. */
export function LargeCards({ points, layout = 'rows' }: LargeCardsProps) {
  return (
    <Cards layout={layout}>
      {points.map((point) => (
        <Card key={point.title} size="large" {...point} />
      ))}
    </Cards>
  );
}
