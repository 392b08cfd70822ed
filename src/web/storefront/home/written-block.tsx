import { Link } from 'react-router';
import { Picture } from '#web/ui/picture.tsx';

type Words = { title: string; html: string };

/** A text by the owner. */
export function TextBlock({ title, html }: Words) {
  return (
    <section className="mx-auto w-full max-w-3xl">
      {title && (
        <h2 className="mb-3 text-2xl" dir="auto">
          {title}
        </h2>
      )}
      <div className="prose-text" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

type Pictured = Words & {
  image: string;
  alt: string;
  action: string;
  link: string;
  side: 'start' | 'end';
};

/** A picture with a text beside it. */
export function PictureBlock({ title, html, image, alt, action, link, side }: Pictured) {
  return (
    <section className="card grid items-center overflow-hidden md:grid-cols-2">
      <Picture
        name={image}
        alt={alt}
        sizes="(min-width: 768px) 600px, 100vw"
        width={1200}
        height={800}
        className={`h-full w-full object-cover ${side === 'end' ? 'md:order-last' : ''}`}
      />
      <div className="flex flex-col items-start gap-3 p-6 md:p-10">
        {title && (
          <h2 className="text-2xl" dir="auto">
            {title}
          </h2>
        )}
        {html && (
          <div className="prose-text" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
        )}
        {action && link && (
          <Link to={link} className="button button-primary mt-1">
            {action}
          </Link>
        )}
      </div>
    </section>
  );
}
