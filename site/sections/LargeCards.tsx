import { Card, Cards, type CardProps, type CardsProps } from '@advisor/ui';

type CardRowsProps = Pick<CardsProps, 'layout'> & {
  points: readonly (CardProps & { title: string })[];
};

/** Points as large cards, each heading beside its text. */
export function CardRows({ points, layout = 'rows' }: CardRowsProps) {
  return (
    <Cards layout={layout}>
      {points.map((point) => (
        <Card key={point.title} size="large" {...point} />
      ))}
    </Cards>
  );
}
