"""Endless training scenes from few portraits: hair of one on the head of another, any tone, clothes, wall and light.

The layers of a portrait are known, so whatever is done to them, the true matte is known too.
"""

import io
import math
import random

import numpy as np
import torch
from PIL import Image, ImageDraw
from torch.nn.functional import grid_sample, interpolate

from portraits import Portrait

TOP, CHIN, CHEEK_LEFT, CHEEK_RIGHT = 10, 152, 234, 454


def chance(p: float) -> bool:
    return random.random() < p


def between(a: float, b: float) -> float:
    return a + (b - a) * random.random()


class Frame:
    """Face frame of the engine (`face/face-frame.ts`): origin mid-face, unit = face height, v up, u right."""

    def __init__(self, points: torch.Tensor):
        top, chin = points[:, TOP], points[:, CHIN]
        self.s = float((top - chin).norm())
        self.v = (top - chin) / self.s
        self.u = torch.stack([-self.v[1], self.v[0]])
        self.centre = (points[:, CHEEK_LEFT] + points[:, CHEEK_RIGHT]) / 2
        self.nose = float(((points[:, 1] - self.centre) * self.u).sum() / self.s)


def make_scene(people: list[Portrait], donors: list[Portrait], h: int, w: int):
    """One scene: input 9 x h x w and target shares 4 x h x w."""
    person = random.choice(people)
    rgb, alpha, under, hair = person.rgb, person.alpha, person.under, person.hair
    behind = person.behind
    if chance(0.35) and donors:
        donor = random.choice(donors)
        if abs(Frame(donor.points).nose - Frame(person.points).nose) < 0.12:
            layer, laid = lay_hair(donor, person)
            behind = rgb
            rgb = rgb * (1 - laid) + layer * laid
            alpha = torch.maximum(alpha, laid)
            hair = layer * (laid > 0.3) + hair * (laid <= 0.3)
    rgb, alpha, under, points, oval, hair, behind = place(rgb, alpha, under, person, hair, behind, h, w)
    rgb = change_colours(rgb, alpha, under, hair, behind)
    rgb = photograph(rgb)
    target = torch.cat([under[:1] * (1 - alpha), alpha, under[1:] * (1 - alpha)])
    return features(rgb, points, oval, h, w), target


def lay_hair(donor: Portrait, person: Portrait):
    """The donor's hair, moved so that the faces lie on each other."""
    a, b = Frame(donor.points), Frame(person.points)
    scale = b.s / a.s * between(0.95, 1.12)
    flip = chance(0.5)
    turn = math.atan2(float(b.v[0]), float(-b.v[1])) - (-1 if flip else 1) * math.atan2(float(a.v[0]), float(-a.v[1]))
    cos, sin = math.cos(-turn) / scale, math.sin(-turn) / scale
    side = -1.0 if flip else 1.0
    # pixel of the person -> pixel of the donor
    matrix = torch.tensor([[side * cos, -side * sin], [sin, cos]])
    return warp(torch.cat([donor.hair * 0.5 + donor.rgb * 0.5, donor.alpha]), matrix, b.centre, a.centre, *person.rgb.shape[1:])


def warp(planes, matrix, centre_to, centre_from, h, w):
    """Samples planes at centre_from + matrix (p - centre_to); the last plane is alpha, zero outside."""
    size = torch.tensor([planes.shape[2], planes.shape[1]], dtype=torch.float32)
    ys, xs = torch.meshgrid(torch.arange(h) + 0.5, torch.arange(w) + 0.5, indexing="ij")
    p = torch.stack([xs, ys], -1) - centre_to
    q = p @ matrix.T + centre_from
    grid = (q / size * 2 - 1)[None]
    out = grid_sample(planes[None], grid, mode="bilinear", padding_mode="zeros", align_corners=False)[0]
    return out[:-1], out[-1:]


def place(rgb, alpha, under, person, hair, behind, h, w):
    """A random crop, turn, mirror and size, brought to h x w."""
    frame = Frame(person.points)
    # network pixels per portrait pixel
    fit = w / rgb.shape[2]
    scale = fit * (between(0.7, 0.95) if chance(0.15) else between(0.85, 1.3))
    turn = random.gauss(0, 0.12)
    flip = -1.0 if chance(0.5) else 1.0
    cos, sin = math.cos(turn) / scale, math.sin(turn) / scale
    matrix = torch.tensor([[flip * cos, -flip * sin], [sin, cos]])
    to = torch.tensor([w * between(0.4, 0.6), h * between(0.3, 0.44)])
    planes = torch.cat([rgb, alpha, under, hair, behind])
    size = torch.tensor([planes.shape[2], planes.shape[1]], dtype=torch.float32)
    ys, xs = torch.meshgrid(torch.arange(h) + 0.5, torch.arange(w) + 0.5, indexing="ij")
    q = (torch.stack([xs, ys], -1) - to) @ matrix.T + frame.centre
    grid = (q / size * 2 - 1)[None]
    out = grid_sample(planes[None], grid, mode="bilinear", padding_mode="border", align_corners=False)[0]
    inverse = torch.linalg.inv(matrix)
    move = lambda p: (inverse @ (p - frame.centre[:, None])) + to[:, None]
    return out[:3], out[3:4], out[4:7], move(person.points), move(person.oval), out[7:10], out[10:13]


def change_colours(rgb, alpha, under, hair, behind):
    """Hair of any tone, clothes of any colour (of the hair's too), other walls."""
    bare_skin = under[1:2] * (1 - alpha)
    hair_now = rgb
    if chance(0.6):
        hair_now = retint(rgb, alpha)
    mean_hair = weighted_mean(hair_now, alpha)
    cloth = under[2:3] * (1 - alpha)
    rest = rgb
    if chance(0.6):
        rest = rest * (1 - cloth) + reclothe(rest, cloth, mean_hair) * cloth
    if chance(0.5):
        wall = under[:1] * (1 - alpha)
        new = new_wall(rgb.shape[1], rgb.shape[2], behind, mean_hair)
        rest = rest * (1 - wall) + new * wall
        # below half transparent hair the old wall shows: put hair over the new one instead
        soft = (alpha > 0.02) & (alpha < 0.98)
        tinted = hair * (hair_now / rgb.clamp(min=0.02)).clamp(0.2, 5) if hair_now is not rgb else hair
        hair_now = torch.where(soft, tinted.clamp(0, 1), hair_now)
    if chance(0.25):
        gain = torch.tensor([between(0.6, 1.25), 0, 0])
        tone = gain[0] * torch.tensor([between(0.95, 1.06), 1.0, between(0.9, 1.06)])
        rest = rest * (1 - bare_skin) + (rest * tone[:, None, None]).clamp(0, 1) * bare_skin
    return (hair_now * alpha + rest * (1 - alpha)).clamp(0, 1)


def weighted_mean(rgb, weight):
    return (rgb * weight).sum((1, 2)) / weight.sum().clamp(min=1)


def retint(rgb, alpha):
    """The strands of the hair in another tone: natural ones mostly, sometimes silver, white or a fashion colour."""
    light = rgb.mean(0, keepdim=True)
    mean = float((light * alpha).sum() / alpha.sum().clamp(min=1))
    depth = random.choice([between(0.06, 0.2), between(0.15, 0.4), between(0.35, 0.65), between(0.6, 0.9)])
    contrast = between(0.6, 1.3) * (depth / max(mean, 0.08)) ** 0.6
    tone = depth + (light - mean) * contrast
    if chance(0.7):
        warm = between(0.0, 1.0)
        tint = torch.tensor([1 + 0.35 * warm, 1.0, 1 - 0.45 * warm])
        if chance(0.25):
            tint = torch.tensor([1 + 0.7 * warm, 1 - 0.2 * warm, 1 - 0.5 * warm])
    elif chance(0.6):
        tint = torch.tensor([1.0, 1.0, between(0.95, 1.1)])
    else:
        tint = 0.5 + torch.rand(3)
    return (tone.clamp(0, 1) * tint[:, None, None]).clamp(0, 1)


def reclothe(rgb, cloth, mean_hair):
    light = rgb.mean(0, keepdim=True)
    mean = (light * cloth).sum() / cloth.sum().clamp(min=1)
    if chance(0.35):
        colour = (mean_hair + torch.randn(3) * 0.04).clamp(0.02, 0.98)
    elif chance(0.4):
        colour = torch.full((3,), between(0.03, 0.97)) + torch.randn(3) * 0.02
    else:
        colour = torch.rand(3)
    detail = (light - mean) * between(0.5, 1.2)
    out = colour[:, None, None] + detail
    if chance(0.35):
        out = out + stripes(rgb.shape[1], rgb.shape[2]) * between(0.03, 0.2)
    return out.clamp(0, 1)


def stripes(h, w):
    ys, xs = torch.meshgrid(torch.arange(h), torch.arange(w), indexing="ij")
    angle = between(0, math.pi)
    period = between(3, 24)
    wave = torch.sin((xs * math.cos(angle) + ys * math.sin(angle)) * 2 * math.pi / period)
    return wave[None]


def noise(h, w, cells):
    small = torch.randn(1, 3 if chance(0.5) else 1, max(2, int(cells * h / w)), max(2, cells))
    return interpolate(small, size=(h, w), mode="bicubic", align_corners=False)[0]


def new_wall(h, w, behind, mean_hair):
    if chance(0.3):
        base = behind.flip(2) if chance(0.5) else behind.roll(int(between(0, w)), 2)
        base = (base * (0.6 + torch.rand(3)[:, None, None] * 0.8)).clamp(0, 1)
    else:
        kind = random.random()
        if kind < 0.3:
            colour = mean_hair + torch.randn(3) * 0.05
        elif kind < 0.55:
            colour = torch.full((3,), between(0.75, 1.0))
        elif kind < 0.7:
            colour = torch.full((3,), between(0.02, 0.2))
        else:
            colour = torch.rand(3)
        ramp = torch.linspace(-1, 1, w)[None, None] * between(-0.2, 0.2)
        base = colour[:, None, None] + ramp + torch.zeros(3, h, w)
    for cells, strength in ((4, 0.15), (12, 0.12), (40, 0.1)):
        if chance(0.4):
            base = base + noise(h, w, cells) * between(0, strength)
    if chance(0.3):
        base = base + stripes(h, w) * between(0.02, 0.15)
    if chance(0.35):
        x = int(between(0, w))
        colour = torch.rand(3)[:, None, None] if chance(0.6) else mean_hair[:, None, None]
        base = base.clone()
        base[:, :, x : x + int(between(5, w * 0.5))] = colour
    return base.clamp(0, 1)


def photograph(rgb):
    """Light, lens, sensor and compression."""
    _, h, w = rgb.shape
    if chance(0.5):
        ramp = torch.linspace(-1, 1, w)[None, None] * between(-0.25, 0.25)
        ramp = ramp + torch.linspace(-1, 1, h)[None, :, None] * between(-0.2, 0.2)
        rgb = rgb * (1 + ramp)
    if chance(0.7):
        gain = torch.tensor([between(0.85, 1.18), between(0.93, 1.07), between(0.8, 1.2)]) * between(0.65, 1.3)
        rgb = (rgb.clamp(0, 1) ** between(0.75, 1.35)) * gain[:, None, None]
    if chance(0.4):
        grey = rgb.mean(0, keepdim=True)
        rgb = grey + (rgb - grey) * (0 if chance(0.1) else between(0.4, 1.4))
    if chance(0.2):
        factor = between(0.35, 0.9)
        small = interpolate(rgb[None], scale_factor=factor, mode="bilinear", align_corners=False)
        rgb = interpolate(small, size=(h, w), mode="bilinear", align_corners=False)[0]
    if chance(0.5):
        rgb = rgb + torch.randn(3, h, w) * between(0, 0.05)
    rgb = rgb.clamp(0, 1)
    if chance(0.25):
        buffer = io.BytesIO()
        array = (rgb.permute(1, 2, 0).numpy() * 255).astype(np.uint8)
        Image.fromarray(array).save(buffer, "JPEG", quality=int(between(25, 90)))
        rgb = torch.from_numpy(np.asarray(Image.open(buffer), dtype=np.float32) / 255).permute(2, 0, 1)
    return rgb


def features(rgb, points, oval, h, w):
    """The nine input planes; `matte/learned/read-features.ts` computes the same."""
    frame = Frame(points)
    image = Image.new("L", (w, h))
    ImageDraw.Draw(image).polygon([(float(x), float(y)) for x, y in oval.T], fill=255)
    inside = torch.from_numpy(np.asarray(image, dtype=np.float32) / 255)[None]
    ys, xs = torch.meshgrid(torch.arange(h) + 0.5, torch.arange(w) + 0.5, indexing="ij")
    d = torch.stack([xs, ys]) - frame.centre[:, None, None]
    u = (d * frame.u[:, None, None]).sum(0) / frame.s
    v = (d * frame.v[:, None, None]).sum(0) / frame.s
    face = weighted_mean(rgb, inside)
    place = torch.stack([u, v]).div(2).clamp(-1.5, 1.5)
    return torch.cat([rgb * 2 - 1, (rgb - face[:, None, None]) * 2, place, inside])
