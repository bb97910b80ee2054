"""The matte network: a small U-Net that tells background, hair, skin and clothes apart.

Input  1 x 9 x 256 x 192: red, green, blue (-1 to 1), the same minus the face's mean colour, place in the face
       frame (u, v in face heights, halved and clipped to -1.5 .. 1.5), inside of the face outline (0 or 1).
Output 1 x 4 x 256 x 192: logits of the four classes; the softmax share of hair is the coarse alpha.

O. Ronneberger et al., "U-Net", 2015, with lateral sums instead of concatenations (T.-Y. Lin et al., "Feature
pyramid networks", 2017): every layer is a convolution, a 2 x 2 maximum or a doubling, so that the engine runs it
with five operations.
"""

import torch
from torch import nn

CHANNELS = 9
CLASSES = 4
WIDTHS = (16, 32, 64, 96, 128)


class Conv(nn.Module):
    """Convolution, normalisation and, unless told otherwise, ReLU."""

    def __init__(self, inside, outside, size=3, dilation=1, relu=True):
        super().__init__()
        padding = dilation * (size // 2)
        self.conv = nn.Conv2d(inside, outside, size, padding=padding, dilation=dilation, bias=False)
        self.norm = nn.BatchNorm2d(outside, momentum=0.02)
        self.relu = relu
        self.dilation = dilation

    def forward(self, x):
        x = self.norm(self.conv(x))
        return torch.relu_(x) if self.relu else x

    def folded(self):
        """Weights and biases with the normalisation folded in."""
        gain = self.norm.weight / torch.sqrt(self.norm.running_var + self.norm.eps)
        return self.conv.weight * gain[:, None, None, None], self.norm.bias - self.norm.running_mean * gain


class MatteNetwork(nn.Module):
    def __init__(self, widths=WIDTHS):
        super().__init__()
        self.first = Conv(CHANNELS, widths[0])
        self.down = nn.ModuleList()
        for inside, outside in zip(widths, widths[1:]):
            self.down.append(nn.ModuleList([Conv(inside, outside), Conv(outside, outside)]))
        self.wide = nn.ModuleList([Conv(widths[-1], widths[-1], dilation=d) for d in (2, 4)])
        self.lateral = nn.ModuleList([Conv(w, w, size=1, relu=False) for w in widths[:-1]])
        self.narrow = nn.ModuleList([Conv(b, a, size=1, relu=False) for a, b in zip(widths, widths[1:])])
        self.up = nn.ModuleList([Conv(w, w) for w in widths[:-1]])
        self.head = nn.Conv2d(widths[0], CLASSES, 1)

    def forward(self, x):
        levels = [self.first(x)]
        for one, two in self.down:
            levels.append(two(one(torch.max_pool2d(levels[-1], 2))))
        y = levels[-1]
        for conv in self.wide:
            y = y + conv(y)
        for k in reversed(range(len(self.up))):
            y = nn.functional.interpolate(self.narrow[k](y), scale_factor=2, mode="nearest")
            y = self.up[k](torch.relu_(y + self.lateral[k](levels[k])))
        return self.head(y)

    def layers(self):
        """Names, weights and biases of all convolutions, in the order the engine reads them."""
        named = [("first", self.first)]
        for k, (one, two) in enumerate(self.down):
            named += [(f"down{k}a", one), (f"down{k}b", two)]
        named += [(f"wide{k}", conv) for k, conv in enumerate(self.wide)]
        for k in range(len(self.up)):
            named += [(f"lateral{k}", self.lateral[k]), (f"narrow{k}", self.narrow[k]), (f"up{k}", self.up[k])]
        return [(name, *conv.folded()) for name, conv in named] + [("head", self.head.weight, self.head.bias)]
