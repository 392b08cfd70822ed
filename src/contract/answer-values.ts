// The pieces of answers.
import { z } from 'zod';

// what answers are made of

/** Money as a decimal JSON number in the shop's currency. */
export const decimal = z.number();
export const yesNo = z.literal([1, 2]);
export const flag = z.literal([0, 1]);

/** A picture's file name below `img_src_url`; empty: `default_image`. */
export const picture = z.string();
export const isoTime = z.iso.datetime();

/** A day without a time zone: `2026-11-22`. */
export const isoDay = z.iso.date();

/** The pagination object of section 1.4. */
export const pageOf = <T extends z.ZodType>(shape: T) =>
  z.object({
    current_page: z.int(),
    data: z.array(shape),
    first_page_url: z.string(),
    from: z.int().nullable(),
    last_page: z.int(),
    last_page_url: z.string(),
    links: z.array(
      z.object({ url: z.string().nullable(), label: z.string(), active: z.boolean() }),
    ),
    next_page_url: z.string().nullable(),
    path: z.string(),
    per_page: z.int(),
    prev_page_url: z.string().nullable(),
    to: z.int().nullable(),
    total: z.int(),
    /** Whether there are more than `total`, because long lists are counted only up to a limit. */
    more: z.boolean(),
  });

/** The slug in every language of the market, by code. */
export const slugsByLanguage = z.record(z.string(), z.string());

/** A text in each language that has it, by code. */
export const textsShown = z.record(z.string(), z.string());
